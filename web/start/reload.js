// All of the page that a new build finds waiting (web/offline.js): it is asked for once more, in that build.

location.reload();

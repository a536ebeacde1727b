"""An exercise as a SCORM 1.2 package for a learning platform: a page that frames Searchlight, and a manifest."""

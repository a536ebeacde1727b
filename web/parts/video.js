// What makes videos: fetched with the first one, as it is large.

export { Video } from "../picture/video.js";

// A video, encoded by the browser: MP4 if it supports H.264, which presentation software accepts; else WebM.

import {
  BufferTarget, CanvasSource, Mp4OutputFormat, Output, QUALITY_HIGH, WebMOutputFormat, getFirstEncodableVideoCodec,
} from "mediabunny";

const KEY_EVERY = 2; // seconds between two key frames

/**
 * @returns {Promise<{codec: any, ending: string, type: string}|null>} the best supported format; null if there is none
 */
async function formatFor(size) {
  if (typeof VideoEncoder === "undefined") return null;
  const codec = await getFirstEncodableVideoCodec(["avc", "vp9", "vp8"], size);
  if (codec === null) return null;
  return codec === "avc" ? { codec, ending: "mp4", type: "video/mp4" } : { codec, ending: "webm", type: "video/webm" };
}

export class Video {
  #time = 0; // seconds

  /**
   * @param {OffscreenCanvas} canvas  for each frame
   * @returns {Promise<Video|null>} null if the browser cannot encode videos
   */
  static async begin(canvas, title, comment) {
    const format = await formatFor({ width: canvas.width, height: canvas.height });
    if (format === null) return null;
    const video = new Video(canvas, format);
    video.output.setMetadataTags({ title, comment });
    await video.output.start();
    return video;
  }

  constructor(canvas, { codec, ending, type }) {
    this.ending = ending;
    this.type = type;
    this.target = new BufferTarget();
    const format = ending === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
    this.output = new Output({ format, target: this.target });
    this.source = new CanvasSource(canvas, { codec, bitrate: QUALITY_HIGH, keyFrameInterval: KEY_EVERY });
    this.output.addVideoTrack(this.source);
  }

  /** Adds the current picture of the canvas, with its duration. */
  async add(seconds) {
    await this.source.add(this.#time, seconds);
    this.#time += seconds;
  }

  /** @returns {Promise<Blob>} */
  async finish() {
    await this.output.finalize();
    return new Blob([this.target.buffer], { type: this.type });
  }

  /** Discards the video. */
  async cancel() {
    await this.output.cancel();
  }
}

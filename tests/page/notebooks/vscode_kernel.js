// What VS Code gives its widget manager: a connection to a kernel, here by way of a Jupyter server, and no more of
// @jupyterlab/services than the manager uses.

class Signal {
  slots = [];
  connect(slot, self) {
    this.slots.push(slot.bind(self));
  }
  disconnect() {}
  emit(value) {
    for (const slot of this.slots) slot(this, value);
  }
}

const SIGNALS = [
  "statusChanged", "connectionStatusChanged", "iopubMessage", "unhandledMessage", "anyMessage", "disposed",
  "pendingInput", "propertyChanged",
];

/** A message with buffers, as Jupyter sends it: how many parts, where each begins, the parts. */
function packed(message, buffers) {
  const said = new TextEncoder().encode(JSON.stringify(message));
  const parts = [said, ...buffers.map((it) => new Uint8Array(it.buffer ?? it))];
  const head = new DataView(new ArrayBuffer(4 * (parts.length + 1)));
  head.setUint32(0, parts.length);
  let at = head.byteLength;
  for (const [number, part] of parts.entries()) {
    head.setUint32(4 * (number + 1), at);
    at += part.byteLength;
  }
  return new Blob([head, ...parts]);
}

function unpacked(data) {
  if (typeof data === "string") return JSON.parse(data);
  const head = new DataView(data);
  const starts = Array.from({ length: head.getUint32(0) }, (_, number) => head.getUint32(4 * (number + 1)));
  const [message, ...buffers] = starts.map((start, number) => data.slice(start, starts[number + 1]));
  return { ...JSON.parse(new TextDecoder().decode(message)), buffers: buffers.map((it) => new DataView(it)) };
}

export class Kernel {
  /** @param {string} server  the address of a Jupyter server */
  static async start(server) {
    const answer = await fetch(`${server}api/kernels`, { method: "POST", body: "{}" });
    const { id } = await answer.json();
    const socket = new WebSocket(`${server.replace("http", "ws")}api/kernels/${id}/channels`);
    socket.binaryType = "arraybuffer";
    await new Promise((resolve) => (socket.onopen = resolve));
    return new Kernel(id, socket);
  }

  constructor(id, socket) {
    Object.assign(this, { id, socket, name: "python3", model: { id, name: "python3" }, username: "user" });
    Object.assign(this, { status: "idle", connectionStatus: "connected", handleComms: true });
    for (const name of SIGNALS) this[name] = new Signal();
    this.clientId = crypto.randomUUID();
    this.comms = new Map();
    this.targets = new Map();
    this.asked = new Map(); // id of a message → who waits for its answer
    let former = Promise.resolve(); // one message after the other
    socket.onmessage = ({ data }) => (former = former.then(() => this.take(unpacked(data))));
  }

  send(type, content, buffers = []) {
    const id = crypto.randomUUID();
    const [session, date] = [this.clientId, new Date().toISOString()];
    const header = { msg_id: id, msg_type: type, username: this.username, session, date, version: "5.3" };
    const message = { header, parent_header: {}, metadata: {}, content, channel: "shell" };
    this.socket.send(buffers.length ? packed(message, buffers) : JSON.stringify(message));
    const future = { msg: message, dispose() {} };
    future.done = new Promise((answered) => this.asked.set(id, { answered, future }));
    return future;
  }

  async take(message) {
    const { header, channel, content, parent_header: parent } = message;
    const asked = this.asked.get(parent?.msg_id);
    if (header.msg_type === "comm_open") {
      await this.targets.get(content.target_name)?.(this.createComm(content.target_name, content.comm_id), message);
    } else if (header.msg_type === "comm_msg") await this.comms.get(content.comm_id)?.onMsg?.(message);
    if (channel === "iopub") {
      this.iopubMessage.emit(message);
      await asked?.future.onIOPub?.(message);
    } else if (channel === "shell") asked?.answered(message);
  }

  registerCommTarget(name, opened) {
    this.targets.set(name, opened);
  }

  removeCommTarget() {}

  createComm(target, id = crypto.randomUUID()) {
    const comm = {
      commId: id, targetName: target, isDisposed: false, dispose() {},
      open: (data, _, buffers) => this.send("comm_open", { comm_id: id, target_name: target, data }, buffers),
      send: (data, _, buffers) => this.send("comm_msg", { comm_id: id, data }, buffers),
      close: (data = {}) => this.send("comm_close", { comm_id: id, data }),
    };
    this.comms.set(id, comm);
    return comm;
  }

  requestCommInfo(content) {
    return this.send("comm_info_request", content).done;
  }

  /** Run a cell; what it prints, and its error. `show`: takes the id of each widget that it shows. */
  async run(code, show) {
    let text = "";
    const future = this.send("execute_request", { code, silent: false, store_history: true, allow_stdin: false });
    future.onIOPub = async ({ content }) => {
      text += content.text ?? content.traceback?.join("\n") ?? "";
      const widget = content.data?.["application/vnd.jupyter.widget-view+json"];
      if (widget) await show(widget.model_id);
    };
    await future.done;
    return text;
  }
}

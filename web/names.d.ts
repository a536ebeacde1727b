// Declarations that the type checker cannot derive from web/: names replaced by the build, third-party modules, and
// browser features without published types.

declare const SITE_FILES: Record<string, string>;
declare const SITE_POLICY: string;
declare const SITE_TYPES: Record<string, string>;
declare const SITE_NEEDS: Record<string, string>;
declare const SITE_RECORDINGS: Record<string, Record<string, string>>;
declare const SITE_ADDRESS: string;
declare const SOLVER_ARCHIVE: string;
declare const SOLVER_BUNDLES: Record<string, string>;
declare const SOLVER_SNAPSHOT: string;
declare const SNAPSHOT_SHIPPED: boolean;
declare const WORKER_IMPORTS: string;
declare const PYODIDE_INFO: { python: string; [name: string]: string };

/**
 * Laid out by web/start/page.js: bytecode in base64, other files, and language → id → text; only the names of other
 * languages.
 */
interface PackedPython {
  modules: Record<string, string>;
  files: Record<string, string>;
  texts: Record<string, Record<string, string>>;
}
declare module "page-files" {
  const packed: PackedPython;
  export default packed;
}
declare module "feature-scripts" {
  const scripts: Record<string, () => Promise<{ python: PackedPython; styled?: boolean }>>;
  export default scripts;
}
declare module "solver-names" {
  const names: { label: string; type: string; detail: string }[];
  export default names;
}
declare module "*/interpreter.mjs" {
  export function bring(packed: object): Promise<void>;
}
declare module "site-page" {
  export function loadMicroPython(settings: object): Promise<any>;
}
declare module "site-seam";
declare module "site-solver" {
  export function loadPyodide(settings: object): Promise<any>;
  export function lock(): void;
}
declare module "*/pyodide.asm.mjs" {
  export default function createPyodideModule(settings: object): Promise<any>;
}
declare module "*/pyodide.mjs" {
  export function loadPyodide(settings: object): Promise<any>;
}
declare module "*/micropython.mjs" {
  export function loadMicroPython(settings: object): Promise<any>;
}

interface Uint8ArrayConstructor {
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}

// Of the service worker; the other files run in a page or in a plain worker.
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}
declare const registration: ServiceWorkerRegistration;
declare const clients: { matchAll(): Promise<object[]>; claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;

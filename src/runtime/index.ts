/** The runtime under the service, chosen once: the only place that asks whether this is Deno or Node. */
import type { Socket } from 'node:net';
import process from 'node:process';
import type { ServeHttp } from './port.ts';
import { sharingSocketOfNode } from './socket.ts';

export { offerScratchDirectory } from './addon.ts';
export { type Assets, assetPlaces, type ViewerFile, viewerFiles } from './assets.ts';
export { listenError, originOf, plainAddress, StartError } from './listen.ts';
export { type BuildInfo, buildInfo, dashboardAssets, packedViewerFile } from './origin.ts';
export type { HttpListener, Later, Peer, Refusal, RefusalAnswer, ServeOptions, WholeAnswer } from './port.ts';
export { startWorker, type WorkerHandle, type WorkerOptions, wholeBuffer } from './worker.ts';
export type { WorkerName } from './workers.ts';

const isDeno = 'Deno' in globalThis;

/** Serves HTTP until closed. Rejects with a message to show when the address cannot be had. */
export const serveHttp: ServeHttp = async (options) => {
  // Imported on demand: commands that serve nothing do not pay for a server.
  if (isDeno) return (await import('./deno.ts')).serveHttpUnderDeno(options);
  return (await import('./node.ts')).serveHttpUnderNode(options);
};

/**
 * The same connection, read with less work where that can be had.
 * @param accepted Just accepted: nothing has come of it yet. It is not to be used any more.
 */
export function sharingSocket(accepted: Socket): Socket {
  return isDeno ? accepted : sharingSocketOfNode(accepted);
}

/** `node 24.21.0`, `deno 2.9.6`. */
export function describeRuntime(): string {
  const { deno, node } = process.versions;
  return deno === undefined ? `node ${node}` : `deno ${deno}`;
}

/**
 * Calls `handler` for every SIGINT and SIGTERM instead of dying from it; what a second one means is the
 * handler's business. The answer puts things back as they were.
 */
export function onSignals(handler: (signal: 'SIGINT' | 'SIGTERM') => void): () => void {
  const onInterrupt = () => handler('SIGINT');
  const onTerminate = () => handler('SIGTERM');
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onTerminate);
  return () => {
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onTerminate);
  };
}

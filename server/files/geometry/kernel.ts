/** The geometry kernel (OpenCASCADE, in WebAssembly) of a thread: opened with the first solid, as it takes a second and 100 MB. */
import { createRequire } from 'node:module'
import * as replicad from 'replicad'
import openCascade, { type OpenCascadeInstance } from 'replicad-opencascadejs'

/** What can be done with solids, and the kernel's own classes. */
export type Kernel = { readonly replicad: typeof replicad; readonly oc: OpenCascadeInstance }

let opened: Promise<Kernel> | undefined

const open = async (): Promise<Kernel> => {
  const wasm = createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm')
  // It tells every transfer on the standard output; faults are thrown.
  const oc = await openCascade({ locateFile: () => wasm, print: () => undefined, printErr: () => undefined })
  replicad.setOC(oc)
  return { replicad, oc }
}

/** @returns the kernel of this thread */
export const openKernel = (): Promise<Kernel> => (opened ??= open())

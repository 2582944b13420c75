/** The geometry kernel (OpenCASCADE as WebAssembly) of a thread, opened with the first solid, as this takes a second and 100 MB. */
import { createRequire } from 'node:module'
import * as replicad from 'replicad'
import openCascade, { type OpenCascadeInstance } from 'replicad-opencascadejs'

/** Operations on solids, and the kernel's own classes. */
export type Kernel = { readonly replicad: typeof replicad; readonly oc: OpenCascadeInstance }

let opened: Promise<Kernel> | undefined

const open = async (): Promise<Kernel> => {
  const wasm = createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm')
  // It prints every transfer to the standard output; faults are thrown, so output is discarded.
  const oc = await openCascade({ locateFile: () => wasm, print: () => undefined, printErr: () => undefined })
  replicad.setOC(oc)
  return { replicad, oc }
}

/** @returns the kernel of this thread */
export const openKernel = (): Promise<Kernel> => (opened ??= open())

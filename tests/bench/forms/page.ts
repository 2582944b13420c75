/** What runs in the measured page. */
import type { Spec } from './spec.ts'

/** Set by `instrument` before the page's own script runs. */
export type BenchWindow = { benchSpec: Spec; benchStart: Promise<void>; benchGo: () => void }

/**
 * Runs in every page before its script: the page waits for `benchStart`, marks 'mount' and mounts; 'painted' is marked after the frame that
 * shows the last field. Sent to the browser as text, so it uses nothing from outside.
 */
export function instrument({ spec, last }: { spec: Spec; last: string }): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const bench: BenchWindow = { benchSpec: spec, benchStart: promise, benchGo: resolve }
  Object.assign(globalThis, bench)
  const tick = () => {
    if (performance.getEntriesByName('mount').length === 0 || !document.getElementById(last)) return void requestAnimationFrame(tick)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => performance.mark('painted'))
    port1.start()
    port2.postMessage(0)
  }
  requestAnimationFrame(tick)
}

/** The script of one adapter's page. What an adapter prepares when it is loaded (`prepare`) is timed apart from mounting it. */
export const entryOf = (adapterPath: string): string => `
import { prepare, mount } from ${JSON.stringify(adapterPath)}
const start = performance.now()
const prepared = prepare(globalThis.benchSpec)
performance.measure('prepare', { start })
await globalThis.benchStart
performance.mark('mount')
mount(document.getElementById('root'), prepared)
`

export const htmlOf = (script: string): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form</title>
<style>body{font:14px sans-serif}.row,[data-field]{margin:4px 0}.row label,[data-field] [id$=-label]{display:inline-block;width:10em}
[hidden],[data-field]:not(:focus-within) [id$=-hint]{display:none}[data-field] div:has(>input),[data-derived] div{display:inline}</style>
<div id="root"></div><script type="module" src="${script}"></script>`

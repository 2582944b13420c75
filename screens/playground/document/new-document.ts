/** A new document: the smallest calculator with English texts and one example. */
import type { PlaygroundDocument } from './playground-document.ts'

/** Same content as `npm run calculator -- new` generates. */
export const newDocument: PlaygroundDocument = {
  schema: {
    id: 9000,
    name: 'example',
    fields: {
      load: { kind: 'number', unit: 'kg', exclusiveMin: 0, max: 10_000 },
    },
    derived: {
      force: { unit: 'N', value: 'load * 9.80665[N/kg]', digits: 4 },
    },
    layout: [{ section: 'conditions', items: ['load', 'force'] }],
    request: { get: 'Example/Calculation', query: { Count: { constant: 100 }, W: 'load' } },
    results: { family: 'example', overlayMs: 3000 },
  },
  texts: {
    en: {
      class: { name: 'Example', note: 'What it is for, in a few words' },
      sections: { conditions: 'Working conditions' },
      load: { label: 'Load', hint: 'What is moved, with everything that hangs on it' },
      force: { label: 'Force', hint: 'F = m g' },
    },
  },
  examples: {
    init: {},
    fresh: { 'load.exclusiveMin': 0, 'load.max': 10_000 },
    cases: [{ name: '80 kg', inputs: { load: 80 }, request: { Count: '100', W: '80' } }],
  },
}

/** A form is rendered on a server, where there is no document: whole, and the same for everybody. */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { compile } from '../../../../engine/index.ts'
import { CalculatorForm, createFormStore } from '../../../../engine/react/index.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { wordsOf } from '../../../browser/engine/words.ts'

it.each(calculators.map(({ schema, examples }) => [schema.name, schema, examples.init] as const))(
  '%s has every field that is visible at once',
  (_, schema, init) => {
    const store = createFormStore(compile(schema), init ? { init } : {})
    const form = createElement(CalculatorForm, {
      store,
      texts: wordsOf(() => undefined),
      drawing: () => undefined,
      onStart: () => undefined,
    })
    const html = renderToString(form)
    const shown = [...store.plan.fields.values()].filter(
      // The ends of a window are loaded later.
      ({ id, field }) => field.kind === 'number' && !id.includes('.') && store.field(id).visible,
    )
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ id }) => !html.includes(`Label ${id}`)).map(({ id }) => id)).toEqual([])
    expect(renderToString(form) === html).toBe(true)
  },
)

/** A selection that came by a file gives the results that it gave before, bit for bit, whatever calculator it is of. */
import { expect, test } from 'vitest'
import { projectToImport } from '../../../../contract/saved/projects.ts'
import { type Selection, selectionDocument } from '../../../../contract/saved/selection-document.ts'
import { compile, encodeRequest, type Plan, stateInputs } from '../../../../engine/index.ts'
import { createFormStore, openForm } from '../../../../engine/react/index.ts'
import { projectFile } from '../../../../server/people/project-files.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

/** A form and the choices that the service gives it. */
type Form = { readonly plan: Plan; readonly init: (typeof calculators)[number]['examples']['init'] }

/** What a page asks when it opens a selection; undefined: its form still lacks something. */
const requestOf = ({ plan, init }: Form, { inputs }: Pick<Selection, 'inputs'>) => {
  const store = createFormStore(plan, { init, system: 'metric' })
  openForm(store, { inputs })
  return store.reasons().length > 0 ? undefined : encodeRequest(plan, store.state().snapshot)
}

const resultsOf = async (request: NonNullable<ReturnType<typeof requestOf>>): Promise<string> => {
  const address = `/YQWorking/api/${request.path}`
  const answer =
    request.method === 'GET'
      ? await service.app.request(`${address}?${new URLSearchParams(request.query)}`)
      : await service.app.request(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request.body),
        })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** As it is stored and read again by the service of another. */
const takenAlong = (selection: Selection): Selection => {
  const file = projectFile({ name: 'P', customer: '', number: '', notes: '' }, [
    { name: 'one', selection: selectionDocument.parse(selection), snapshot: null },
  ])
  const sent: unknown = JSON.parse(JSON.stringify({ document: file }))
  const [read] = projectToImport.parse(sent).document.selections
  if (!read) throw new Error('no selection')
  return read.selection
}

const cases = calculators.flatMap((calculator) => {
  const form: Form = { plan: compile(calculator.schema), init: calculator.examples.init }
  return calculator.examples.cases.slice(0, 2).flatMap(({ inputs }, index) => {
    const selection: Selection = { v: 1, calculator: String(calculator.schema.id), inputs }
    const request = requestOf(form, selection)
    return request ? [{ id: `${calculator.schema.id}, example ${index + 1}`, form, selection, request }] : []
  })
})

test('most calculators can be asked like this', () => {
  expect(new Set(cases.map(({ selection }) => selection.calculator)).size).toBeGreaterThanOrEqual(8)
})

test.each(cases)('$id', async ({ form, selection, request }) => {
  const { plan, init } = form
  const store = createFormStore(plan, { init, system: 'metric' })
  openForm(store, { inputs: selection.inputs })
  // As a page writes it, with units.
  const written: Selection = { ...selection, inputs: stateInputs(plan, store.state().inputs) }
  const again = requestOf(form, takenAlong(written))
  expect(again).toEqual(request)
  expect(again && (await resultsOf(again))).toBe(await resultsOf(request))
})

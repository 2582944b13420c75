import fc from 'fast-check'
import { expect, test } from 'vitest'
import { get } from '../support/ask.ts'
import { queryCallsOf } from '../support/calls-of.ts'
import { sharedService } from '../support/real-service.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const service = await sharedService()

/** Each with the sign that it may have, too. */
const extreme = fc
  .constantFrom(0, 5e-324, 1e-300, 1e-12, 1e-3, 1, 1e3, 1e9, 1e12, 1e13, 1e155, 1e200, Number.MAX_VALUE)
  .chain((size) => fc.constantFrom(size, size, -size))

test.each(['calculation', 'explanation'] as const)(
  'any number in any parameter of a %s gives an answer in the shape of the contract, or a refusal of that parameter',
  async (kind) => {
    const calls = queryCallsOf(service, kind)
    const request = fc.constantFrom(...calls).chain((call) => {
      const example = call.example()
      // What has a unit is a number, also one that the example leaves out.
      const numeric = call.parameters
        .filter(({ name, unit }) => unit !== '' || (example[name] !== '' && Number.isFinite(Number(example[name]))))
        .map(({ name }) => name)
      const changes = fc.dictionary(fc.constantFrom(...numeric), extreme, { minKeys: 1, maxKeys: 2 })
      return changes.map((changed) => ({ call, changed, example }))
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ call, changed, example }) => {
        const query = Object.fromEntries(Object.entries({ ...example, ...changed }).map(([name, value]) => [name, String(value)]))
        const answer = await get(service, `${call.service}/${call.call}`, { query })
        const text = await answer.text()
        const refused = answer.status === 400 && Object.keys(changed).some((name) => text.includes(`"path":"${name}"`))
        const [gap] = /.{0,200}":null/.exec(text) ?? []
        const place = `${call.service}/${call.call}?${new URLSearchParams(query)}`
        expect({ place, gap, isAnswered: answer.status === 200 || refused, text: text.slice(0, 300) }).toMatchObject({
          gap: undefined,
          isAnswered: true,
        })
      }),
      scaledRuns(300),
    )
  },
  120_000,
)

test.each([
  ['a limit', 'MaxDeflection', '5e-324'],
  ['a load', 'W', '-1e-13'],
  ['a row', 'Phases', '7500,500,36;800,1e-300,30'],
])('%s that is next to nothing is refused by its name, as no number that a machine has', async (_, name, text) => {
  const lift = queryCallsOf(service, 'calculation').find((call) => call.service === 'LiftWorking')
  const answer = await get(service, 'LiftWorking/Calculation', { query: { ...lift?.example(), [name]: text } })
  expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [{ path: name }] }])
})

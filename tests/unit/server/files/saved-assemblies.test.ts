/** Which assembly a file is of: the pinned parts of a selection, else what a saved selection was answered with. */
import { expect, it } from 'vitest'
import type { FileParts } from '../../../../server/services/files/file-parts.ts'
import { requestedParts } from '../../../../server/services/files/requested-assembly.ts'
import type { Requester } from '../../../../server/services/people/person-call.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { createPeopleService } from '../people/people-service.ts'

const selection = { v: 2, calculator: '303', inputs: { load: [80, 'kg'] } } as const
const pin = (sku: string) => ({ kind: 'model', family: 'f', sku })
const made = { catalogue: 'c', at: '2026-11-30T06:00:00.000Z' }
const answered = { screw: { family: 'f', sku: 'S1', code: 'S1-1' }, motor: { family: 'f', sku: 'M1', code: 'M1' } }

describeOnDatabase('an assembly that a file is of', 'file_assemblies', (databases) => {
  const prepare = async (isPlaced = true) => {
    const service = createPeopleService(await databases.fresh())
    const token = await service.tokenOf('13800000001')
    const { id: personID } = await service.people.db.selectFrom('person').select('id').executeTakeFirstOrThrow()
    const save = async (body: object): Promise<string> => {
      const { data } = await service.post('/api/RecordSelection/Add', body, { token })
      return (data as { id: string }).id // stored just now
    }
    const parts = { people: service.people, isPlaced: async () => isPlaced } as unknown as FileParts // all that is read of them
    const requester = { principal: { role: 'person', personID }, visit: {} } as unknown as Requester // as before
    const assemblyOf = (request: object) =>
      requestedParts(parts, requester, { selectionID: '', orderParams: [], insert3d: false, ...request })
    const partsOf = async (request: object) => (await assemblyOf(request))?.parts
    return { save, assemblyOf, partsOf }
  }

  it('is the one that the selection pins, sent or saved', async () => {
    const { save, partsOf } = await prepare()
    const pinned = { ...selection, assembly: { parts: { screw: pin('S9'), motor: pin('M9') } }, made: { ...made, parts: answered } }
    const chosen = { screw: 'S9', motor: 'M9' }
    expect(await partsOf({ selectionID: 'SW-303-7f3a91c2', selection: pinned })).toEqual(chosen)
    expect(await partsOf({ selectionID: await save({ selection: pinned }) })).toEqual(chosen)
  })

  it('is what was answered where nobody chose, and that of the address of earlier versions', async () => {
    const { save, partsOf } = await prepare()
    const withMade = { ...selection, made: { ...made, parts: answered } }
    expect(await partsOf({ selectionID: await save({ selection: withMade }) })).toEqual({ screw: 'S1', motor: 'M1' })
    // The page shows the first results: what was answered then is no choice of the calculation that it sends.
    expect(await partsOf({ selectionID: 'f/S1', selection: withMade })).toBeUndefined()
    const item = (sku: string) => ({
      kind: 'model',
      family: 'f',
      sku,
      name: sku,
      series: '',
      maker: '',
      basis: 'published',
      source: '',
      code: { code: sku, state: 'whole', parts: [], also: [] },
    })
    const parts = ['screw', 'guide'].map((role, index) => ({ role, position: index + 1, quantity: 1, item: item(role), state: 'complete' }))
    const earlier = { selection: { ...selection, v: 1 }, snapshot: { path: '/lecto-custom/linear-axis/303/a/b/c?s=x', parts } }
    expect(await partsOf({ selectionID: await save(earlier) })).toEqual({ screw: 'screw', guide: 'guide' })
  })

  it('is calculated by the call that a page without a form saved', async () => {
    const { save, assemblyOf } = await prepare()
    const parts = { gearUnit: pin('G'), motor: pin('M') }
    const request = { path: 'ReducerWorking/ServoMotorCalculation', query: {}, body: { i: { value: 10 } } }
    const id = await save({ selection: { v: 2, calculator: '2000001', inputs: {}, assembly: { parts } }, snapshot: { request } })
    expect(await assemblyOf({ selectionID: id })).toMatchObject({ request, parts: { gearUnit: 'G', motor: 'M' } })
  })

  it('is none for one model, for a model by its id, and where the parts have no places', async () => {
    const { save, partsOf } = await prepare()
    expect(await partsOf({ selectionID: 'f/S1' })).toBeUndefined()
    expect(await partsOf({ selectionID: await save({ selection }) })).toBeUndefined()
    const one = { ...selection, made: { ...made, parts: { screw: answered.screw } } }
    expect(await partsOf({ selectionID: await save({ selection: one }) })).toBeUndefined()
    const flat = await prepare(false)
    expect(
      await flat.partsOf({ selectionID: await flat.save({ selection: { ...selection, made: { ...made, parts: answered } } }) }),
    ).toBeUndefined()
  })
})

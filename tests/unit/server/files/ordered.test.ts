/** Which model a file is of: a saved selection's, and what is ordered of it. */
import { expect, it } from 'vitest'
import { describeOnDatabase } from '../database/each-database.ts'
import { createFilesService } from './files-service.ts'
import { closedAfterEach } from '../support/closing.ts'

const closing = closedAfterEach()

const phone = '13800000001'
const bom = { selectionID: 'HSR/plain', downloadType: 8 }

describeOnDatabase('files of an order', 'file_orders', (databases) => {
  const prepare = async (own = {}) => {
    const service = createFilesService(await databases.fresh(), closing, own)
    return { ...service, me: { token: await service.tokenOf(phone) } }
  }

  it('are of a saved selection: of the model that was saved, else of the first that fitted as it was calculated', async () => {
    const { post, makeFile, fetchFile, call, me, tokenOf } = await prepare()
    const save = async (selection: object, snapshot?: object, who = me): Promise<string> => {
      const { data } = await post(
        '/api/RecordSelection/Add',
        { selection: { v: 1, calculator: '30', ...selection }, ...(snapshot && { snapshot }) },
        who,
      )
      return (data as { id: string }).id // stored just now
    }
    const model = { serviceID: 'HSR', skuID: 'saved', chosen: { length: 500, grade: 'C5' } }
    const ofModel = await save({ inputs: { model } })
    const ofResults = await save(
      { inputs: {} },
      {
        models: [
          { serviceID: 'HSR', skuID: 'first', machineCode: 'first-700L' },
          { serviceID: 'HSR', skuID: 'next' },
        ],
      },
    )
    const ofNothing = await save({ inputs: { model: 'x' } }, { models: [] })
    const textOf = async (body: object) => (await fetchFile(await makeFile({ downloadType: 8, ...body }, me), me)).text()
    expect(await textOf({ selectionID: ofModel })).toBe('bom of saved-500L-C5\n')
    expect(
      await textOf({
        selectionID: ofModel,
        orderParams: [{ paramName: 'grade', value: 'C7' }],
      }),
    ).toBe('bom of saved-500L-C7\n')
    expect(await textOf({ selectionID: ofResults })).toBe('bom of first-700L\n')
    expect((await call('CreateModel', { ...bom, selectionID: ofNothing }, me)).code).toBe(40033)
    const stranger = { token: await tokenOf('13800000002') }
    for (const id of [ofModel, ofResults]) expect((await call('CreateModel', { ...bom, selectionID: id }, stranger)).code).toBe(40406)
  })

  it('of a model that was saved with its calculation are asked with it', async () => {
    const { post, call, me } = await prepare()
    const model = { serviceID: 'HSR', skuID: 'saved', chosen: {} }
    const calculation = {
      request: { path: 'BallRailWorking/Calculation', query: {} },
      selection: { v: 1, calculator: '31', inputs: { load: 450 } },
      model: {},
    }
    const codeWith = async (snapshot: object): Promise<number> => {
      const body = { selection: { v: 1, calculator: '31', inputs: { model } }, snapshot }
      const { data } = await post('/api/RecordSelection/Add', body, me)
      return (await call('CreateModel', { selectionID: (data as { id: string }).id, downloadType: 3 }, me)).code // stored just now
    }
    // Here nothing can be calculated: whoever asks for it is refused.
    expect([await codeWith({ payload: { calculation } }), await codeWith({}), await codeWith({ payload: { calculation: 'x' } })]).toEqual([
      40001, 0, 0,
    ])
  })

  const length = (value: unknown) => ({ paramName: 'length', value })
  const code = (value: string) => ({ paramName: 'orderCode', value })

  it.each<[string, object[]]>([
    ['a part', [length(700)]],
    ['a part as text', [length('700')]],
    ['a whole code', [code('ordered-700L')]],
    ['a whole code and the same part', [code('ordered-700L'), length(700)]],
  ])('are ordered with %s', async (_, orderParams) => {
    const { makeFile, fetchFile, me } = await prepare()
    const id = await makeFile({ ...bom, selectionID: 'HSR/ordered', orderParams }, me)
    expect(await (await fetchFile(id, me)).text()).toBe('bom of ordered-700L\n')
  })

  it.each<[string, object[]]>([
    ['a code that is understood in part', [code('ordered-700L and more')]],
    ['a code of something else', [code('HGH20CA2R1528-2')]],
    ['a code and a part that contradict each other', [code('ordered-700L'), length(500)]],
    ['a part twice', [length(700), length(500)]],
    ['a part that the model does not have', [{ paramName: 'lenght', value: 700 }]],
    ['markup', [code('<b>=1+1</b>')]],
  ])('are refused with %s: nothing is made that nobody asked for', async (_, orderParams) => {
    const { call, me } = await prepare()
    expect((await call('CreateModel', { ...bom, selectionID: 'HSR/ordered', orderParams }, me)).code).toBe(40001)
  })
})

/** Pictures of models and series: a safe document with the sizes that the catalogue states, and none where it states none. */
import { expect, test } from 'vitest'
import { seriesRootsPC } from '../../../../contract/directory/directory.ts'
import { errorCodes, success } from '../../../../contract/errors.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const get = async (id: string) => {
  const answer = await service.app.request(`/api/ProdPic/${encodeURIComponent(id)}`)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('a series of a family with a view has a picture, a document that may be shown; any other has none', async () => {
  const views = new Map(
    await Promise.all((await loadFamilies()).map(async ({ id, shown }) => [id, (await shown?.view?.()) ?? (() => undefined)] as const)),
  )
  const answer = await service.app.request('/YQLectotype/api/Prod/GetSeriesRootsPC')
  const roots = success(seriesRootsPC).parse(await answer.json()).data
  const series = roots.flatMap(({ id: root, seriesList }) =>
    seriesList.map(({ id, sample }) => ({ id, view: views.get(root)?.(sample.candidate) })),
  )
  const drawn = series.filter(({ view }) => view)
  expect(drawn.length).toBeGreaterThan(20)
  for (const { id, view } of drawn) {
    const { status, type, text } = await get(id)
    expect([id, status, type]).toEqual([id, 200, 'image/svg+xml; charset=utf-8'])
    expect(text).not.toMatch(/NaN|Infinity|undefined/)
    expect(text.match(/<(rect|circle|path|text)/g)?.length).toBe((view?.parts.length ?? 0) + 3 * (view?.dimensions.length ?? 0))
  }
  for (const { id } of series.filter(({ view }) => !view)) {
    expect([id, (await get(id)).status]).toEqual([id, errorCodes.unknownEntry.status])
  }
})

test('a model has the sizes of its own row', async () => {
  const { text } = await get('THK-WTF2040-2')
  expect(text).toContain('>⌀20</text>')
  expect(text).toContain('>40</text>')
  expect((await get('none')).status).toBe(errorCodes.unknownEntry.status)
})

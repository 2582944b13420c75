/** The Node side of the viewer's tests: previews by the real maker, of the first model of a family. */
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import { loadFamily } from '../../../families/registry.ts'
import { previewMaker } from '../../../server/files/preview/preview-maker.ts'
import { readSeed } from '../../../server/catalogue/import/import-catalogue.ts'

/** Which preview. */
export type PreviewRequest = {
  readonly family: string
  readonly series?: string
  readonly chosen?: OrderChosen
}

/** @returns the file as base64: what comes to the browser is JSON */
export async function previewInNode({ family, series, chosen = {} }: PreviewRequest): Promise<string> {
  const { table } = await loadFamily(family)
  const { rows } = await readSeed()
  const row = rows.get(table.id)?.find((one) => series === undefined || one.series === series)
  if (!row) throw new Error(`there is no model of ${family} ${series ?? ''}`)
  const { sku, name, maker, basis, source } = row
  const candidate = row.candidate as Readonly<Record<string, unknown>> // every family's candidate is an object of its columns
  const file = await previewMaker(
    {
      kind: 'preview',
      locale: 'en',
      unit: 'mm',
      site: { key: 'default', name: 'Sizewright', address: '' },
      model: {
        family,
        sku,
        name,
        series: row.series,
        maker,
        basis,
        source,
        note: undefined,
        figures: [],
        candidate,
      },
      chosen,
      orderCode: name,
      catalogueVersion: '1',
      engineVersion: '1',
    },
    () => undefined,
  )
  return Buffer.from(file).toString('base64')
}

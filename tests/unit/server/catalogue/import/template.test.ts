/** A template is explained whole, and a row like its example is imported as the shipped model. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { seedPath } from '../../../../../server/catalogue/import/import-catalogue.ts'
import { numberCell, textCell } from '../../../../../server/files/sheet/sheet-table.ts'
import { workbookOf } from '../../../../../server/files/sheet/workbook.ts'
import { columnGuides } from '../../../../../server/catalogue/import/column-guide.ts'
import { catalogueTables, readCatalogueFolder } from '../../../../../server/catalogue/import/read-folder.ts'
import { templateCsv, templateOf, templateWorkbook } from '../../../../../server/catalogue/import/template.ts'
import { readSharedSeed } from '../../support/shared-seed.ts'
import { sampleFolder } from '../sample-folder.ts'

const tables = await catalogueTables()
const mark = '# example: '

/** The row of the folder's only table. */
const rowIn = async (folder: string, family: string) => (await readCatalogueFolder(folder)).rows.get(family)

describe.each(tables.map((table) => ({ table, id: table.id })))('the template of $id', ({ table, id }) => {
  it('says meaning, unit, whether it is needed and what is allowed of every column', async () => {
    const guides = columnGuides(table)
    expect(guides.filter(({ meaning }) => meaning === '')).toEqual([])
    expect(guides.filter(({ allowed }) => allowed === '' || allowed.includes('undefined'))).toEqual([])
    const { columns, explanations } = await templateOf(table, seedPath(id))
    expect(columns.map(({ column }) => column).toSorted()).toEqual(guides.map(({ column }) => column).toSorted())
    expect(explanations.map(([first = '']) => first.split(':')[0])).toEqual(['# meaning', '# unit', '# needed', '# allowed'])
  })

  it('is imported as the shipped model once its example is made a row, as CSV and as a workbook', async () => {
    const template = await templateOf(table, seedPath(id))
    const [sku] = template.example
    const shipped = (await readSharedSeed()).rows.get(id)?.filter((row) => row.sku === sku)
    expect(shipped).toHaveLength(1)
    const csv = await sampleFolder({ [`${id}.csv`]: [templateCsv(template).replace(mark, '')] })
    expect(await rowIn(csv, id)).toEqual(shipped)
    const workbook = await sampleFolder({})
    const typed = template.example.map((cell, place) =>
      template.columns[place]?.kind === 'number' && Number(cell) > 0 ? numberCell(Number(cell)) : textCell(cell),
    )
    const rows = [template.columns.map(({ column }) => textCell(column)), typed]
    await writeFile(join(workbook, `${id}.xlsx`), workbookOf([{ name: 'models', rows, frozen: { rows: 1, columns: 0 } }]))
    expect(await rowIn(workbook, id)).toEqual(shipped)
  })

  it('has no model before a row is filled in', async () => {
    const folder = await sampleFolder({})
    await writeFile(join(folder, `${id}.xlsx`), templateWorkbook(await templateOf(table, seedPath(id))))
    await expect(readCatalogueFolder(folder)).rejects.toMatchObject({ issues: [{ code: 'familyEmpty' }] })
  })

  it('is a workbook that another program reads: the heading, five rows, and the permitted texts', async () => {
    const template = await templateOf(table, seedPath(id))
    const [sheet, lists] = await readXlsxFile(Buffer.from(templateWorkbook(template)))
    expect(sheet?.data[0]).toEqual(template.columns.map(({ column }) => column))
    expect(sheet?.data).toHaveLength(6)
    expect(sheet?.data[5]?.[0]).toBe(`${mark}${template.example[0] ?? ''}`)
    expect(lists?.data[0]).toContain('basis')
  })
})

/** One name is one number: on the card of a model, in its checks and among its values. */
import { expect, test } from 'vitest'
import { largeFigures, listFigures } from '../../../../families/define/card-figures.ts'
import { loadFamily } from '../../../../families/registry.ts'
import { translate } from '../../../../i18n/translate.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { createWords } from '../../../../server/files/report/words.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { firstModels } from '../support/first-models.ts'
import { ownReports } from '../support/own-database.ts'
import { formCases } from '../support/reports.ts'

const reports = ownReports()

test('two figures of one model with the same name and unit are the same number', async () => {
  const different: unknown[] = []
  for (const { one, first } of await firstModels(reports, scaledPart([...formCases(), ...reports.pageCases()], 12))) {
    const input = await reports.inputOf(one, first)
    const { calculation: made } = input
    if (!made) continue
    const words = createWords({ ...input, locale: 'en' }, made.family)
    const { shown } = await loadFamily(made.family)
    const { schema } = calculators.find(({ schema: { id } }) => String(id) === one.selection.calculator) ?? {}
    const layout = (schema?.results.card === undefined ? undefined : shown?.otherCards?.[schema.results.card]) ?? shown?.card
    const card = layout ? [...largeFigures(first, layout), ...listFigures(first, layout)] : []
    const shownFigures = [
      ...card.map(({ label, value, unit }) => ({ name: translate('en', `results:figures.${label}`) ?? label, values: [value], unit })),
      ...made.line.checks.map(({ name, required, available, unit }) => ({
        name: words.check(name),
        values: [required, available],
        unit,
      })),
      ...made.values.map(({ name, value, unit }) => ({ name: words.value(name), values: [value], unit })),
    ]
    for (const [place, { name, values, unit }] of shownFigures.entries()) {
      const other = shownFigures.slice(0, place).find((figure) => figure.name === name && figure.unit === unit)
      if (other && !values.some((value) => other.values.some((one) => value === one))) different.push([one.name, other, values])
    }
  }
  expect(different).toEqual([])
})

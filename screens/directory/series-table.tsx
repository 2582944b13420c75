/** The series of a category as a table: what they span in the figures that decide. A row leads to its models. */
import type { DirectorySeries, SeriesRootPC } from '../../contract/directory/directory.ts'
import { unitOfColumn } from '../../contract/catalogue/column-units.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'
import { BasisTag } from '../ui/basis-tag.tsx'
import { SeriesPicture } from './series-parts.tsx'

type Range = NonNullable<DirectorySeries['ranges']>[number]

type Figure = NonNullable<SeriesRootPC['figures']>[number]

const useRangeWords = () => {
  const { quantity } = useQuantity()
  return {
    unitOf: (name: string) => quantity(0, unitOfColumn(name)).unit,
    inWords: ({ name, from, to }: Range) => {
      const [least, most] = [from, to].map((value) => quantity(value, unitOfColumn(name)).number)
      return least === most ? least : `${least}–${most}`
    },
  }
}

type RowProps = { readonly series: DirectorySeries; readonly figures: readonly Figure[]; readonly address: string }

/** Below 900 px a row is a block: the picture at its side, the figures below their names. */
const rowLook = [
  'relative border-t border-line *:px-2 *:py-1 *:wrap-anywhere hover:bg-main-soft',
  'max-stack:grid max-stack:grid-cols-trio max-stack:py-2',
].join(' ')

const Row = ({ series: { prodName, makers, bases, count, sample, ranges }, figures, address }: RowProps) => {
  const { inWords, unitOf } = useRangeWords()
  return (
    <tr className={rowLook}>
      <td className="max-stack:row-span-4">
        <SeriesPicture place="row" sample={sample} />
      </td>
      <th scope="row" className="text-left">
        {/* The whole row is the link. */}
        <a href={address} className="text-body font-semibold stretched">
          {prodName}
        </a>
      </th>
      <td className="text-ink-soft">{makers.join(' · ')}</td>
      <td className="number text-right max-stack:hidden">{count}</td>
      {figures.map(({ name, label }) => {
        const range = ranges?.find((one) => one.name === name)
        return (
          <td key={name} className="number stack:text-right">
            <span className="block text-note text-ink-faint first-letter:uppercase stack:hidden">{`${label} ${unitOf(name)}`}</span>
            <span>{range ? inWords(range) : '–'}</span>
          </td>
        )
      })}
      <td className="max-stack:col-start-2">
        {bases.map((basis) => (
          <BasisTag key={basis} basis={basis} source="" />
        ))}
      </td>
    </tr>
  )
}

type Props = { readonly root: SeriesRootPC; readonly addressOf: (series: DirectorySeries) => string }

export const SeriesTable = ({ root, addressOf }: Props) => {
  const { t } = useTexts('directory')
  const { unitOf } = useRangeWords()
  const { figures = [] } = root
  return (
    <table className="panel w-full table-fixed text-label/5 max-stack:block" aria-labelledby={`root-${root.id}`}>
      <thead className="max-stack:hidden">
        <tr className="h-9 text-note text-ink-soft *:px-2 *:py-1 *:font-normal *:wrap-anywhere *:first-letter:uppercase">
          <th scope="col" className="w-16">
            <span className="sr-only">{t('table.picture')}</span>
          </th>
          <th scope="col" className="text-left">
            {t('series')}
          </th>
          <th scope="col" className="text-left">
            {t('table.maker')}
          </th>
          <th scope="col" className="number w-16 text-right">
            {t('table.models')}
          </th>
          {figures.map(({ name, label }) => (
            <th key={name} scope="col" className="number w-30 text-right">
              <span>{label}</span> <span className="text-ink-faint">{unitOf(name)}</span>
            </th>
          ))}
          <th scope="col" className="text-left">
            {t('table.basis')}
          </th>
        </tr>
      </thead>
      <tbody className="max-stack:block">
        {root.seriesList.map((series) => (
          <Row key={series.id} series={series} figures={figures} address={addressOf(series)} />
        ))}
      </tbody>
    </table>
  )
}

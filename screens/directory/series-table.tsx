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

const Row = ({ series: { prodName, makers, bases, count, sample, ranges }, figures, address }: RowProps) => {
  const { inWords, unitOf } = useRangeWords()
  return (
    <tr className="series-row">
      <td>
        <SeriesPicture sample={sample} />
      </td>
      <th scope="row">
        <a href={address} className="series-name">
          {prodName}
        </a>
      </th>
      <td className="series-makers">{makers.join(' · ')}</td>
      <td className="number series-count">{count}</td>
      {figures.map(({ name, label }) => {
        const range = ranges?.find((one) => one.name === name)
        return (
          <td key={name} className="number series-range" data-name={`${label} ${unitOf(name)}`}>
            {range ? inWords(range) : '–'}
          </td>
        )
      })}
      <td className="series-bases">
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
    <table className="panel series-table" aria-labelledby={`root-${root.id}`}>
      <thead>
        <tr>
          <th scope="col" className="series-picture-head">
            <span className="sr-only">{t('table.picture')}</span>
          </th>
          <th scope="col">{t('series')}</th>
          <th scope="col">{t('table.maker')}</th>
          <th scope="col" className="number series-count">
            {t('table.models')}
          </th>
          {figures.map(({ name, label }) => (
            <th key={name} scope="col" className="number series-range">
              <span>{label}</span> <small>{unitOf(name)}</small>
            </th>
          ))}
          <th scope="col">{t('table.basis')}</th>
        </tr>
      </thead>
      <tbody>
        {root.seriesList.map((series) => (
          <Row key={series.id} series={series} figures={figures} address={addressOf(series)} />
        ))}
      </tbody>
    </table>
  )
}

/** The name of a kept model with the way to its page; one that the catalogue no longer has says so. */
import { Link } from 'wouter'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { useQuery } from '../../base/api/query.ts'
import { useSelection } from '../../base/kept/use-kept.ts'
import { keptModels, nameIn, pathOf, placeOf } from './kept-model.ts'

type Props = {
  readonly id: string
  /** What the address of the page carries. */
  readonly query?: string
}

const Model = ({ id, query = '' }: Props) => {
  const { t } = useTexts('user-centre')
  const locale = useLocale()
  const place = placeOf(id)
  const path = pathOf(id)
  const { data, failure } = useQuery(keptModels, place && { ...place, locale })
  const name = data?.skuName ?? nameIn(id)
  return (
    <span className="kept-name">
      {/* The router’s own links would take a query for that of the document. */}
      <strong>
        {path === undefined ? name : query === '' ? <Link href={path}>{name}</Link> : <a href={`#${path}?${query}`}>{name}</a>}
      </strong>
      <small>
        {data && `${data.maker} · ${data.series}`}
        {failure?.kind === 'refused' && t('gone')}
      </small>
    </span>
  )
}

/** A selection of the user centre. */
const Selection = ({ id }: Props) => {
  const { t } = useTexts('user-centre')
  const { data } = useSelection(id)
  return (
    <span className="kept-name">
      <strong>{data?.name ?? id}</strong>
      <small>{t('selection')}</small>
    </span>
  )
}

export const ModelName = (props: Props) => (pathOf(props.id) === undefined ? <Selection {...props} /> : <Model {...props} />)

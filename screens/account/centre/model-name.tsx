/** Name of a saved model, linked to its page; marked if it is no longer in the catalogue. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { useQuery } from '../../base/api/query.ts'
import { useSelection } from '../../base/saved/use-saved.ts'
import { savedModels, nameIn, pathOf, placeOf } from './saved-model.ts'
import { NameCell } from './list-table.tsx'

type Props = {
  readonly id: string
  /** Shown below. */
  readonly children?: ReactNode
  /** Query of the page's address. */
  readonly query?: string
}

const Model = ({ id, query = '', children }: Props) => {
  const { t } = useTexts('user-centre')
  const locale = useLocale()
  const place = placeOf(id)
  const path = pathOf(id)
  const { data } = useQuery(savedModels, place && { ...place, locale })
  const name = data?.skuName ?? nameIn(id)
  return (
    <NameCell
      note={
        <>
          {data && <span>{`${data.maker} · ${data.series}`}</span>}
          {data === null && <span>{t('gone')}</span>}
          {children}
        </>
      }
    >
      {/* A plain link: the router's own would treat the query as that of the document. */}
      {path === undefined ? name : query === '' ? <Link href={path}>{name}</Link> : <a href={`#${path}?${query}`}>{name}</a>}
    </NameCell>
  )
}

/** Name of a saved selection. */
const Selection = ({ id, children }: Props) => {
  const { t } = useTexts('user-centre')
  const { data } = useSelection(id)
  return (
    <NameCell
      note={
        <>
          <span>{t('selection')}</span>
          {children}
        </>
      }
    >
      {data?.name ?? id}
    </NameCell>
  )
}

/** Cell with the name of a model or a selection. */
export const ModelName = (props: Props) => (pathOf(props.id) === undefined ? <Selection {...props} /> : <Model {...props} />)

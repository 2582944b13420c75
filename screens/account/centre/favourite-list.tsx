/** Models that somebody has marked. */
import { useState } from 'react'
import type { Favourite } from '../../base/kept/store.ts'
import { keptHasChanged, useFavourites, useKeptStore } from '../../base/kept/use-kept.ts'
import { useTexts } from '../../base/texts.ts'
import { useAction } from '../../base/use-action.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { nameIn } from './kept-model.ts'
import { ListPages, ListTools, Loading, Nothing, useDates } from './list-parts.tsx'
import { listOrders, type ListOrder, viewOf } from './list-view.ts'
import { ModelName } from './model-name.tsx'
import { useProblem } from './use-problem.ts'

const Row = ({ favourite: { fid, added } }: { readonly favourite: Favourite }) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  const store = useKeptStore()
  const { run, isBusy, failure } = useAction((_: undefined, options) => store.favourites.remove(fid, options), keptHasChanged)
  useProblem(failure)
  return (
    <li className="kept-row">
      <ModelName id={fid} />
      <span className="kept-note">
        <time dateTime={added}>{date(added)}</time>
      </span>
      <span className="kept-actions">
        <button
          type="button"
          className="button"
          data-size="small"
          data-kind="quiet"
          disabled={isBusy}
          aria-label={t('removeNamed', { name: nameIn(fid) })}
          onClick={() => run(undefined)}
        >
          {t('remove')}
        </button>
      </span>
    </li>
  )
}

const words = { text: ({ fid }: Favourite) => fid, name: ({ fid }: Favourite) => nameIn(fid) }

export const FavouriteList = () => {
  const { t } = useTexts('user-centre')
  const [keyword, setKeyword] = useState('')
  const [order, setOrder] = useState<ListOrder>('-added')
  const [page, setPage] = useState(1)
  const { last, failure, retry } = useFavourites()
  const view = viewOf(last ?? [], { keyword: keyword.trim(), order, page }, words)
  return (
    <>
      <ListTools
        keyword={keyword}
        onSearch={(next) => {
          setKeyword(next)
          setPage(1)
        }}
        orders={listOrders.map((one) => [one, t(`orders.${one}`)])}
        order={order}
        onOrder={setOrder}
      />
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!last && !failure && <Loading />}
      {last &&
        view.count === 0 &&
        (last.length === 0 ? (
          <Nothing title={t('noFavourites')}>
            <p>{t('noFavouritesHint')}</p>
          </Nothing>
        ) : (
          <Nothing title={t('notFound')} />
        ))}
      {view.count > 0 && (
        <ul className="kept-list">
          {view.shown.map((favourite) => (
            <Row key={favourite.fid} favourite={favourite} />
          ))}
        </ul>
      )}
      <ListPages page={view.page} pages={view.pages} onPage={setPage} />
    </>
  )
}

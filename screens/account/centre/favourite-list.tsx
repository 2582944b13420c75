/** List of favourite models. */
import type { Favourite } from '../../base/saved/store.ts'
import { savedHasChanged, useFavourites, useSavedStore } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { nameIn } from './saved-model.ts'
import { SavedList, useDates, useListLook } from './list-parts.tsx'
import { listOrders, type ListOrder, viewOf } from './list-view.ts'
import { ListRow, RowActions, RowNote } from './list-row.tsx'
import { ModelName } from './model-name.tsx'
import { RowAction } from './row-action.tsx'

const Row = ({ favourite: { fid, added } }: { readonly favourite: Favourite }) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  const store = useSavedStore()
  return (
    <ListRow>
      <ModelName id={fid} />
      <RowNote>
        <time dateTime={added}>{date(added)}</time>
      </RowNote>
      <RowActions>
        <RowAction
          text={t('remove')}
          label={t('removeNamed', { name: nameIn(fid) })}
          isQuiet
          act={(options) => store.favourites.remove(fid, options)}
          onDone={savedHasChanged}
        />
      </RowActions>
    </ListRow>
  )
}

const words = { text: ({ fid }: Favourite) => fid, name: ({ fid }: Favourite) => nameIn(fid) }

export const FavouriteList = () => {
  const { t } = useTexts('user-centre')
  const look = useListLook<ListOrder>('-added')
  const resource = useFavourites()
  const view = resource.data && viewOf(resource.data, look, words)
  return (
    <SavedList look={look} orders={listOrders} resource={resource} count={view?.count} none={[t('noFavourites'), t('noFavouritesHint')]}>
      {view?.shown.map((favourite) => (
        <Row key={favourite.fid} favourite={favourite} />
      ))}
    </SavedList>
  )
}

/** List of favourite models. */
import type { Favourite } from '../../base/saved/store.ts'
import { savedHasChanged, useFavourites, useSavedStore } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { HeartIcon } from '../../ui/saving/saving-icons.tsx'
import { nameIn } from './saved-model.ts'
import { EmptyList } from './empty-list.tsx'
import { BinIcon } from './list-icons.tsx'
import { SavedList, useDates, useListLook } from './list-parts.tsx'
import { listOrders, type ListOrder, viewOf } from './list-view.ts'
import { ActionCell, Cell, ListTable, TableRow } from './list-table.tsx'
import { ModelName } from './model-name.tsx'
import { RowAction } from './row-action.tsx'

const Row = ({ favourite: { fid, added } }: { readonly favourite: Favourite }) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  const store = useSavedStore()
  return (
    <TableRow>
      <ModelName id={fid} />
      <Cell>
        <time className="whitespace-nowrap" dateTime={added}>
          {date(added)}
        </time>
      </Cell>
      <ActionCell>
        <RowAction
          text={t('remove')}
          label={t('removeNamed', { name: nameIn(fid) })}
          icon={<BinIcon />}
          act={(options) => store.favourites.remove(fid, options)}
          onDone={savedHasChanged}
        />
      </ActionCell>
    </TableRow>
  )
}

const words = { text: ({ fid }: Favourite) => fid, name: ({ fid }: Favourite) => nameIn(fid) }

export const FavouriteList = () => {
  const { t } = useTexts('user-centre')
  const { t: frame } = useTexts('frame')
  const look = useListLook<ListOrder>('-added')
  const columns = [
    { id: 'model', head: t('model') },
    { id: 'added', head: t('heads.added'), className: 'w-40' },
  ]
  const resource = useFavourites()
  const view = resource.data && viewOf(resource.data, look, words)
  return (
    <SavedList
      look={look}
      orders={listOrders}
      resource={resource}
      count={view?.count}
      none={
        <EmptyList title={t('noFavourites')} icon={<HeartIcon />} way={{ href: '/selection/prod-directory', text: t('browse') }}>
          {t('noFavouritesHint')}
        </EmptyList>
      }
    >
      <ListTable name={frame('entries.collect-list')} columns={columns}>
        {view?.shown.map((favourite) => (
          <Row key={favourite.fid} favourite={favourite} />
        ))}
      </ListTable>
    </SavedList>
  )
}

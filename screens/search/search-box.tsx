/**
 * Search box: models by name, id or order code, and calculators by name. Arrow keys move through the list; Enter opens an option
 * or searches at once.
 */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMachine } from '../base/machine/use-machine.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import { useCombobox } from '../ui/use-combobox.ts'
import { SearchField, searchListId } from './search-field.tsx'
import { useCalculators } from './find-calculators.ts'
import { keepText } from './saved-text.ts'
import { RecentList } from './recent-list.tsx'
import { addSearch, readSearches, removeSearch } from './recent-searches.ts'
import { openFound } from './open-hit.ts'
import { searchCalls } from './search-calls.ts'
import { type SavedSearch, keywordOf, searchMachine, type SearchView, shownIn } from './search-machine.ts'
import { addressesOf } from './search-options.tsx'
import { SearchPanel } from './search-panel.tsx'

/** First and last place of a selection. */
export type Selected = readonly [start: number, end: number]

type Props = {
  /** Text of the replaced field. */
  readonly text: string
  /** Whether the text was just typed and must be searched for. */
  readonly isTyped: boolean
  /** What was selected in the replaced field, if it had the focus; known once that is removed. */
  readonly selection: RefObject<Selected | undefined>
  readonly isInHead: boolean
  readonly placeholder?: string | undefined
  /** Called when the box is closed. */
  readonly onLeave: () => void
}

/** Below the field, in narrow windows from its right end to the left, on phones as wide as the page. */
const panelLook = [
  'absolute top-full left-0 z-30 flex max-h-[70dvh] w-140 flex-col',
  'overflow-hidden rounded-control border border-line bg-surface text-ink shadow-float',
  'max-stack:right-0 max-stack:left-auto max-tablet:top-full max-tablet:left-0 max-tablet:w-auto',
  '[&_:focus-visible]:outline-main',
].join(' ')

const useSearch = (text: string): SearchView => {
  const locale = useLocale()
  const dependencies = useMemo(() => ({ calls: searchCalls(locale) }), [locale])
  return useMachine(searchMachine, dependencies, () => ({
    read: () => ({ text }),
    write: (saved: SavedSearch) => keepText(saved.text),
  }))
}

const useRecents = () => {
  const [recents, setRecents] = useState(readSearches)
  return {
    recents,
    look: () => setRecents(readSearches()),
    add: (keyword: string) => setRecents(addSearch(keyword)),
    remove: (keyword: string) => setRecents(removeSearch(keyword)),
  }
}

export const SearchBox = ({ text: opening, isTyped, selection, isInHead, placeholder, onLeave }: Props) => {
  const { t, locale } = useTexts('shell')
  const { state, dispatch } = useSearch(opening)
  const { text, isOpen } = state
  const keyword = keywordOf(state)
  const shown = shownIn(state)
  const calculators = useCalculators(keyword)
  const hits = shown?.answer.hits ?? []
  const searched = shown?.request.keyword ?? ''
  const addresses = addressesOf({ calculators, hits, keyword: searched })
  const { recents, look, add, remove } = useRecents()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(isTyped ? opening : undefined)
  useLayoutEffect(() => {
    if (selection.current) {
      field.current?.focus()
      field.current?.setSelectionRange(...selection.current)
    }
    if (before.current !== undefined) dispatch({ type: 'typed', text: before.current })
    before.current = undefined
  }, [selection, dispatch])

  const leave = () => {
    dispatch({ type: 'closed' })
    onLeave()
  }
  const choose = () => {
    add(keyword)
    leave()
  }
  const search = () => {
    add(keyword)
    dispatch({ type: 'searchPressed' })
  }
  /** Returns the focus to the field, since the pressed element disappears. */
  const atField = (act: () => void) => {
    act()
    field.current?.focus()
  }
  const { active, input } = useCombobox({
    listId: searchListId,
    options: addresses,
    text,
    isOpen,
    onOpen: () => dispatch({ type: 'entered' }),
    onEnter: (at) => {
      const address = addresses[at]
      if (!isOpen || address === undefined) return false
      choose()
      const hit = hits[at - calculators.length]
      if (hit) void openFound({ hit, keyword: searched }, locale)
      else location.hash = address
      return true
    },
    onEscape: leave,
    onEnd: () => dispatch({ type: 'moreRequested' }),
  })
  return (
    <div onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}>
      <SearchField
        ref={field}
        isInHead={isInHead}
        {...(placeholder && { placeholder })}
        purpose={t('search.name')}
        {...input}
        value={text}
        onFocus={() => {
          look()
          dispatch({ type: 'entered' })
        }}
        onChange={({ target }) => dispatch({ type: 'typed', text: target.value })}
        onSearch={() => atField(search)}
      />
      {isOpen && (
        // A press must not take the focus from the field.
        <div className={panelLook} role="presentation" onMouseDown={(event) => event.preventDefault()}>
          {keyword === '' ? (
            <RecentList
              searches={recents}
              onChoose={(recent) => atField(() => dispatch({ type: 'recentChosen', text: recent }))}
              onRemove={(recent) => atField(() => remove(recent))}
            />
          ) : (
            <SearchPanel
              state={state}
              dispatch={dispatch}
              calculators={calculators}
              active={active}
              onChoose={choose}
              onRetry={(question) => atField(() => dispatch({ type: 'retry', question }))}
            />
          )}
        </div>
      )}
    </div>
  )
}

/**
 * Search box: models by name, id or order code, and calculators by name. Arrow keys move through the list; Enter opens an option
 * or searches at once.
 */
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMachine } from '../base/machine/use-machine.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import { SearchField, searchListId } from './search-field.tsx'
import { useCalculators } from './find-calculators.ts'
import { keepText } from './saved-text.ts'
import { RecentList } from './recent-list.tsx'
import { addSearch, readSearches, removeSearch } from './recent-searches.ts'
import { waitsForLogin } from './open-hit.ts'
import { searchCalls } from './search-calls.ts'
import { type SavedSearch, keywordOf, searchMachine, type SearchView, shownIn } from './search-machine.ts'
import { addressesOf, optionId } from './search-options.tsx'
import { SearchPanel } from './search-panel.tsx'

type Props = {
  /** Text of the replaced field. */
  readonly text: string
  /** Whether the text was just typed and must be searched for. */
  readonly isTyped: boolean
  /** Whether the replaced field had the focus. */
  readonly takesFocus: boolean
  /** Called when the box is closed. */
  readonly onLeave: () => void
}

const useSearch = (text: string): SearchView => {
  const locale = useLocale()
  const dependencies = useMemo(() => ({ calls: searchCalls(locale) }), [locale])
  return useMachine(searchMachine, dependencies, () => ({
    read: () => ({ text }),
    write: (saved: SavedSearch) => keepText(saved.text),
  }))
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Returns the active option, -1 for none. Kept while the list contains it, reset when the text changes. */
const useActive = (text: string, addresses: readonly string[]) => {
  const [at, setAt] = useState<{ readonly address: string | undefined; readonly text: string }>()
  const active = at?.address !== undefined && at.text === text ? addresses.indexOf(at.address) : -1
  const move = (step: 1 | -1) => {
    const next = Math.max(-1, Math.min(addresses.length - 1, active + step))
    setAt({ address: addresses[next], text })
  }
  return { active, move }
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

export const SearchBox = ({ text: opening, isTyped, takesFocus, onLeave }: Props) => {
  const { t } = useTexts('shell')
  const { state, dispatch } = useSearch(opening)
  const { text, isOpen } = state
  const keyword = keywordOf(state)
  const shown = shownIn(state)
  const calculators = useCalculators(keyword)
  const addresses = addressesOf({ calculators, hits: shown?.answer.hits ?? [], keyword: shown?.request.keyword ?? '' })
  const { active, move } = useActive(text, addresses)
  const { recents, look, add, remove } = useRecents()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(isTyped ? opening : undefined)
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus()
    if (before.current !== undefined) dispatch({ type: 'typed', text: before.current })
    before.current = undefined
  }, [takesFocus, dispatch])

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
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys while an input method is composing.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    const address = addresses[active]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) return dispatch({ type: 'entered' })
      if (step > 0 && active === addresses.length - 1) dispatch({ type: 'moreRequested' })
      move(step)
    } else if (event.key === 'Escape') leave()
    else if (event.key === 'Enter' && isOpen && address !== undefined) {
      event.preventDefault()
      choose()
      if (active < calculators.length || !waitsForLogin(address)) location.hash = address
    }
  }
  const isExpanded = isOpen && addresses.length > 0
  return (
    <div onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}>
      <SearchField
        ref={field}
        purpose={t('search.name')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={searchListId}
        aria-activedescendant={isExpanded && active >= 0 ? optionId(active) : undefined}
        value={text}
        onFocus={() => {
          look()
          dispatch({ type: 'entered' })
        }}
        onChange={({ target }) => dispatch({ type: 'typed', text: target.value })}
        onKeyDown={onKeyDown}
        onSearch={() => atField(search)}
      />
      {isOpen && (
        // A press must not take the focus from the field.
        <div className="search-panel" role="presentation" onMouseDown={(event) => event.preventDefault()}>
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

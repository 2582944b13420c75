/** The search box in the head of every page: a field, and everything else once somebody is at it. On a phone behind a button, below the header. */
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withTexts } from '../base/language.ts'
import { readStored, searchTextKey } from '../base/storage.ts'
import { useTexts } from '../base/texts.ts'
import { SearchIcon } from '../ui/icons.tsx'
import { SearchField, searchListId } from '../ui/search-field.tsx'
import { showToast } from '../ui/toast.tsx'

const fetchBox = () => withTexts(['search', 'results'], import('../search/search-box.tsx'))

/** The box, and whether it takes over from a field that has the focus. */
type Loaded = Awaited<ReturnType<typeof fetchBox>> & { readonly hasFocus: boolean }

export const HeaderSearch = () => {
  const { t } = useTexts('shell')
  const frame = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const [text, setText] = useState(() => readStored('session', searchTextKey) ?? '')
  /** An input method is in the middle of a word: the field stays what it is until that is over. */
  const [isComposing, setComposing] = useState(false)
  const [isShown, setShown] = useState(false)
  const field = () => frame.current?.querySelector('input')

  const load = () =>
    void fetchBox().then(
      (box) => setLoaded((known) => known ?? { ...box, hasFocus: document.activeElement === field() }),
      () => showToast(t('error.chunk'), 'problem'),
    )
  const toggle = () => {
    // The field must be there within the press: a phone shows its keyboard for no other focus.
    flushSync(() => setShown(!isShown))
    if (!isShown) field()?.focus()
  }
  return (
    <>
      <div ref={frame} className="header-search" data-shown={isShown || undefined}>
        {loaded && !isComposing ? (
          <loaded.SearchBox text={text} takesFocus={loaded.hasFocus} onLeave={() => setShown(false)} />
        ) : (
          <SearchField
            purpose={t('search.name')}
            role="combobox"
            aria-expanded={false}
            aria-controls={searchListId}
            value={text}
            onFocus={load}
            onChange={({ target }) => setText(target.value)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
        )}
      </div>
      <button type="button" className="header-search-open" aria-expanded={isShown} aria-label={t('search.name')} onClick={toggle}>
        <SearchIcon />
      </button>
    </>
  )
}

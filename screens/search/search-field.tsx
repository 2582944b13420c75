/** Keyword field with a search button; small enough for the header of every page. */
import type { ComponentProps, MouseEvent } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { SearchIcon } from '../ui/search-icon.tsx'

/** Maximum length accepted by the service, UTF-16 units. */
const longestKeyword = 200

/** Id of the list below the header's field. */
export const searchListId = 'search-list'

type Props = ComponentProps<'input'> & {
  /** Purpose of the field, where a page has several. */
  readonly purpose: string
  /** In the colours of the header. */
  readonly isInHead?: boolean
  readonly onSearch?: () => void
}

const headInput = 'min-h-9 border-rim bg-transparent text-head-on max-tablet:min-h-11'
const pageInput = 'min-h-11 border-line-strong bg-surface'
const headButton = 'right-0 text-head-on hover:bg-tint'

/** Pressed from elsewhere, a field selects the keyword that it keeps, so that another is typed over it. */
const selectKeyword = (event: MouseEvent<HTMLInputElement>): void => {
  const field = event.currentTarget
  if (field.value === '' || document.activeElement === field) return
  event.preventDefault()
  field.focus()
  field.select()
}

export const SearchField = ({ purpose, isInHead = false, onSearch, ...input }: Props) => {
  const { t } = useTexts('shell')
  return (
    <form
      className="relative"
      role="search"
      aria-label={purpose}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch?.()
      }}
    >
      <input
        className={`w-full rounded-control border pr-12 pl-3 truncate ${isInHead ? headInput : pageInput}`}
        type="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestKeyword}
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        onMouseDown={selectKeyword}
        {...input}
      />
      <button
        type="submit"
        className={`icon-button absolute inset-y-0 my-auto size-8 ${isInHead ? headButton : 'right-0'}`}
        aria-label={t('search.go')}
      >
        <SearchIcon />
      </button>
    </form>
  )
}

/** Keyword field with a search button; small enough for the header of every page. */
import type { ComponentProps } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { SearchIcon } from './search-icon.tsx'

/** Maximum length accepted by the service, UTF-16 units. */
const longestKeyword = 200

/** Id of the list below the header's field. */
export const searchListId = 'search-list'

type Props = ComponentProps<'input'> & {
  /** Purpose of the field, where a page has several. */
  readonly purpose: string
  readonly onSearch?: () => void
}

export const SearchField = ({ purpose, onSearch, ...input }: Props) => {
  const { t } = useTexts('shell')
  return (
    <form
      className="search-field"
      role="search"
      aria-label={purpose}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch?.()
      }}
    >
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestKeyword}
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        {...input}
      />
      <button type="submit" className="icon-button" aria-label={t('search.go')}>
        <SearchIcon />
      </button>
    </form>
  )
}

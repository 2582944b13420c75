/** Requests a quotation for an assembly; there is no button on a site whose company takes no requests. */
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { currentAccount } from '../../base/account/account.ts'
import { askToSignIn } from '../../base/account/user-centre.ts'
import { isEmbedded } from '../../base/browser/embedded.ts'
import { currentSite } from '../../base/site/site.ts'
import { withTexts } from '../../base/texts/language.ts'
import { useTexts } from '../../base/texts/texts.ts'
import type { InquiryDialog } from './inquiry-dialog.tsx'

const LazyDialog = lazy(async () => ({ default: (await withTexts(['inquiries'], import('./inquiry-dialog.tsx'))).InquiryDialog }))

type Props = Omit<ComponentProps<typeof InquiryDialog>, 'onClose'>

export const InquiryButton = (props: Props) => {
  const { t } = useTexts('assembly')
  const [isOpen, setIsOpen] = useState(false)
  if (isEmbedded() || currentSite().takesInquiries !== true) return null
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        onClick={() => (currentAccount() ? setIsOpen(true) : askToSignIn({}))}
      >
        {t('quotation')}
      </button>
      {isOpen && (
        <Suspense>
          <LazyDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { useTexts } from '../base/texts/texts.ts'

/** Returns the text of a fault of an account form, in the reader's language. */
export const useFaultText = () => {
  const { find } = useTexts('account')
  return (error: { readonly message?: string | undefined } | undefined): string | undefined =>
    error?.message === undefined ? undefined : find(`faults.${error.message}`)
}

/** Links to the combined selection of a model and its motor. */
import type { Product } from '../../../contract/catalogue/product.ts'
import { groupAddress } from '../../base/catalogue/group-address.ts'
import { useTexts } from '../../base/texts/texts.ts'

type Props = { readonly groups: NonNullable<Product['groups']>; readonly driveID: string }

export const ProductGroups = ({ groups, driveID }: Props) => {
  const { t, find } = useTexts('groups')
  return (
    <p className="mt-2 flex min-h-10 flex-wrap gap-2 print:hidden">
      {groups.map((group) => (
        <a key={group} href={groupAddress(group, driveID)} className="button" data-size="small">
          {t('withMotor', { name: find(`names.${group}`) ?? group })}
        </a>
      ))}
    </p>
  )
}

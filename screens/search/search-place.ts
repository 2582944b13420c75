/** Classes of the place of the search in the header, which is kept until the search is there. */
export const searchPlace =
  'ml-auto max-w-120 grow basis-40 max-tablet:flex-[0_0_44px] max-phone:order-1 max-phone:h-13 max-phone:max-w-none max-phone:basis-full'

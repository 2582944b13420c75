/** Classes of the place of the search in the header, which is kept until the search is there. */
export const searchPlace =
  'mr-3 ml-auto max-w-115 flex-[1_1_160px] max-[960px]:ml-3 max-tablet:mr-0 max-tablet:flex-[0_0_44px] max-phone:order-1 max-phone:ml-0 max-phone:h-13 max-phone:max-w-none max-phone:flex-[0_0_100%]'

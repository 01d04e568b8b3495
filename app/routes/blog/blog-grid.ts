export const blogGrid =
  "mt-[clamp(4rem,8vw,8rem)] grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 xl:grid-cols-3 xl:gap-x-12 xl:gap-y-20 sm:max-xl:[&>:last-child:nth-child(odd)]:col-span-2";

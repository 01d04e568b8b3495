/**
 * Two columns like a strip of film that slipped: the right one begins a little later. A last card
 * that stands alone lies across both.
 */
export const caseStudyGrid =
  "grid grid-cols-1 gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-16 md:grid-cols-2 md:gap-y-24 md:[&>:nth-child(even)]:mt-24 md:[&>:nth-child(even)]:-mb-24 md:pb-24 md:[&>:last-child:nth-child(odd)]:col-span-2 md:[&>:last-child:nth-child(odd):not(:first-child)]:mt-24 md:[&>:last-child:nth-child(odd)]:grid md:[&>:last-child:nth-child(odd)]:grid-cols-2 md:[&>:last-child:nth-child(odd)]:gap-x-[inherit] md:[&>:last-child:nth-child(odd)]:-mb-24";

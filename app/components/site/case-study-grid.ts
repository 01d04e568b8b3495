/** Two columns like a strip of film that slipped: the right one begins a little later. */
export const caseStudyGrid =
  "grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-16 md:grid-cols-2 md:gap-y-24 md:[&>:nth-child(even)]:mt-24 md:[&>:nth-child(even)]:-mb-24 md:pb-24";

export type Particle = {
  id: number;
  size: number;
  duration: number;
  /** Seconds; negative, so that the lights are under way when they appear. */
  delay: number;
  left: number;
  top: number;
  driftX: number;
  driftY: number;
  opacity: number;
  warm: boolean;
};

/** Soft lights out of focus behind the page: at least five, one for every 300 px of width. */
export function makeParticles(width: number, random: () => number = Math.random): Particle[] {
  const between = (least: number, most: number) => least + random() * (most - least);
  const count = Math.max(5, Math.round(width / 300));
  return Array.from({ length: count }, (_, id) => {
    const duration = between(15, 35);
    return {
      id,
      size: Math.round(between(100, 300)),
      duration,
      delay: -between(0, duration),
      left: between(0, 100),
      top: between(0, 100),
      driftX: between(-60, 60),
      driftY: between(-80, 80),
      opacity: between(0.02, 0.05),
      warm: random() < 0.6,
    };
  });
}

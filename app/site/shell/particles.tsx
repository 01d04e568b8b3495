import { type CSSProperties, useEffect, useState } from "react";
import { makeParticles, type Particle } from "./particle-motion.ts";

type Variables = CSSProperties & Record<`--${string}`, string>;

function styleOf({
  size,
  left,
  top,
  duration,
  delay,
  driftX,
  driftY,
  opacity,
}: Particle): Variables {
  return {
    width: size,
    height: size,
    left: `${left}%`,
    top: `${top}%`,
    opacity,
    animationDuration: `${duration}s`,
    animationDelay: `${delay}s`,
    "--drift": `${driftX}%, ${driftY}%`,
  };
}

/** Drawn after hydration: random values would differ between the server and the browser. */
export function Particles() {
  const [lights, setLights] = useState<Particle[]>([]);

  useEffect(() => {
    let width = 0;
    function regenerate() {
      // The address bar of a phone changes only the height.
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      setLights(makeParticles(width));
    }
    regenerate();
    window.addEventListener("resize", regenerate);
    return () => window.removeEventListener("resize", regenerate);
  }, []);

  return (
    <div aria-hidden data-particles className="no-print fixed inset-0 -z-10 overflow-hidden">
      {lights.map((light) => (
        <span
          key={light.id}
          style={styleOf(light)}
          className={`drift absolute -translate-1/2 rounded-full ${light.warm ? "drift-warm" : "drift-cool"}`}
        />
      ))}
    </div>
  );
}

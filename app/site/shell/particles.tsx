import { type CSSProperties, useEffect, useState } from "react";
import { makeParticles, type Particle } from "./make-particles.ts";
import { restoreMotion } from "./motion.ts";

function styleOf(light: Particle): CSSProperties & Record<"--drift", string> {
  return {
    width: light.size,
    height: light.size,
    left: `${light.left}%`,
    top: `${light.top}%`,
    opacity: light.opacity,
    animationDuration: `${light.duration}s`,
    animationDelay: `${light.delay}s`,
    "--drift": `${light.driftX}%, ${light.driftY}%`,
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
    restoreMotion();
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

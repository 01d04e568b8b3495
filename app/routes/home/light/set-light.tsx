import { type CSSProperties, useEffect, useId, useRef, useState } from "react";
import { home } from "~/content/home.ts";
import { light } from "~/content/pictures/light.ts";
import { viewingConditions } from "~/first-load/viewing-conditions.ts";
import { shareAddress } from "~/site/share.tsx";
import {
  FULL,
  LIGHT_PARAMETER,
  type LightSetting,
  lightInQuery,
  writeLight,
} from "~/text/addresses/light-setting.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { type LightStage, lightStage } from "./light-stage.ts";
import { invitation, presets, readoutOf, stepInWords } from "./light-words.ts";
import css from "./set-light.css?inline";

/** A browser refuses a hundred changes of the address within thirty seconds. */
const ADDRESS_AFTER = 400;
const INVITATION_STEP = 90;

const lamps = ["key", "back", "ground"] as const;
const presetNames = ["interview", "confession", "passport"] as const;

/** The faders, as soon as the lamps are there. */
export function SetLight({ picture }: { picture: HTMLImageElement }) {
  const [stage, setStage] = useState<LightStage>();

  useEffect(() => {
    let isGone = false;
    let made: LightStage | undefined;
    lightStage(picture)
      .then((ready) => {
        made = ready;
        if (isGone) ready.free();
        else setStage(ready);
      })
      // The picture stays as it is.
      .catch(console.error);
    return () => {
      isGone = true;
      made?.free();
    };
  }, [picture]);

  return (
    <>
      <style>{css}</style>
      {stage && <Faders stage={stage} picture={picture} />}
    </>
  );
}

function Faders({ stage, picture }: { stage: LightStage; picture: HTMLImageElement }) {
  const id = useId();
  const [setting, setSetting] = useState(() => lightInQuery(location.search) ?? presets.interview);
  const [isTouched, setTouched] = useState(false);
  const isFirst = useRef(true);

  useEffect(() => {
    stage.show(setting, isFirst.current || wantsNoMotion());
    isFirst.current = false;
  }, [stage, setting]);

  // Without a step of history.
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => {
      const query = `?${LIGHT_PARAMETER}=${writeLight(setting)}`;
      history.replaceState(history.state, "", query + location.hash);
    }, ADDRESS_AFTER);
    return () => clearTimeout(timer);
  }, [setting, isTouched]);

  // The lamps move once by themselves, so that one sees that they can be moved.
  useEffect(() => {
    if (isTouched || wantsNoMotion()) return;
    const steps = invitation(lightInQuery(location.search) ?? presets.interview);
    let timer: ReturnType<typeof setInterval> | undefined;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        timer = setInterval(() => {
          const next = steps.shift();
          if (next) setSetting(next);
          else clearInterval(timer);
        }, INVITATION_STEP);
      },
      { threshold: 0.6 },
    );
    seen.observe(picture);
    return () => {
      seen.disconnect();
      clearInterval(timer);
    };
  }, [picture, isTouched]);

  function choose(chosen: LightSetting) {
    setTouched(true);
    setSetting(chosen);
  }

  return (
    <fieldset aria-labelledby={id} className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 id={id} className="text-h3">
          {light.title}
        </h3>
        <p className="label text-text">{readoutOf(setting)}</p>
      </div>
      <div className="grid gap-x-8 sm:grid-cols-3">
        {lamps.map((lamp, at) => {
          const step = setting[at] ?? 0;
          const style: CSSProperties & Record<"--step", number> = { "--step": step };
          return (
            <label key={lamp} className="block">
              <span className="label flex justify-between text-text-2">
                {light[lamp]}
                <span aria-hidden>{step}</span>
              </span>
              <input
                type="range"
                min={0}
                max={FULL}
                value={step}
                aria-label={light[lamp]}
                aria-valuetext={stepInWords(step)}
                style={style}
                className="light-fader"
                onPointerDown={() => setTouched(true)}
                onChange={({ target }) => choose(changed(setting, at, target.valueAsNumber))}
              />
            </label>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-3">
        <fieldset aria-label={light.presetsLabel} className="flex flex-wrap gap-3">
          {presetNames.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={writeLight(presets[name]) === writeLight(setting)}
              onClick={() => choose(presets[name])}
              className={cx(buttonLook({ variant: "secondary", size: "sm" }), "light-preset")}
            >
              {light.presets[name]}
            </button>
          ))}
        </fieldset>
        <Button
          variant="ghost"
          onClick={() => {
            const query = `/?${LIGHT_PARAMETER}=${writeLight(setting)}`;
            void shareAddress(home.meta.title, location.origin + query);
          }}
        >
          {light.send}
        </Button>
      </div>
      <p className="max-w-[46ch] text-text-2">{light.lead}</p>
    </fieldset>
  );
}

function changed([key, back, ground]: LightSetting, lamp: number, step: number): LightSetting {
  if (lamp === 0) return [step, back, ground];
  return lamp === 1 ? [key, step, ground] : [key, back, step];
}

function wantsNoMotion(): boolean {
  return document.documentElement.dataset.motion === "paused" || viewingConditions().reducedMotion;
}

import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { formatNumber } from "~/text/numbers.ts";

type LabelledStep = { label: string; name: string; now: number; earlier: number };
type Props = { steps: LabelledStep[]; now: string; earlier: string };

const letters = { fill: "var(--color-text-2)", fontSize: 12 };

/**
 * The library draws each layer through a portal, where React listens for focus, and Chromium lets the Tab key reach
 * whatever is listened to so.
 */
function keepFromTab(chart: HTMLElement | null) {
  if (!chart) return;
  const observer = new MutationObserver(() => {
    for (const layer of chart.querySelectorAll("g[class*=zIndex]:not([tabindex])")) {
      layer.setAttribute("tabindex", "-1");
    }
  });
  observer.observe(chart, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** What a screen reader gets is the table beside it. */
export function TimeChart({ steps, now, earlier }: Props) {
  return (
    <div ref={keepFromTab} className="h-full">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={steps}
          accessibilityLayer={false}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="label"
            tick={letters}
            tickLine={false}
            stroke="var(--color-edge)"
            interval="equidistantPreserveStart"
            minTickGap={16}
          />
          <YAxis
            allowDecimals={false}
            tick={letters}
            tickLine={false}
            axisLine={false}
            width="auto"
            tickFormatter={formatNumber}
          />
          <Tooltip
            cursor={{ fill: "var(--color-raised)" }}
            isAnimationActive={false}
            contentStyle={{
              background: "var(--color-surface)",
              border: "1px solid var(--color-edge)",
            }}
            itemStyle={{ color: "var(--color-text)" }}
            labelStyle={{ fontWeight: 600 }}
            labelFormatter={(label, shown) => shown[0]?.payload.name ?? label}
            formatter={(value) => formatNumber(Number(value))}
          />
          <Bar
            dataKey="now"
            name={now}
            fill="var(--color-accent)"
            isAnimationActive={false}
            maxBarSize={36}
          />
          <Line
            dataKey="earlier"
            name={earlier}
            stroke="var(--color-text-2)"
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={false}
            activeDot={{ r: 4 }}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

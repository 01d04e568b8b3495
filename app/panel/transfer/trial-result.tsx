import { useState } from "react";
import type { ImportOptions, ImportReport, ImportRun } from "~/panel/data/transfer/import-runs.ts";
import { startImport } from "~/panel/data/transfer/import-server.ts";
import { ListFailed } from "~/panel/kit/ui/list-states.tsx";
import { Checkbox, SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { Button } from "~/ui/button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { useImportOrder, useImportReport } from "./queries.ts";
import { missingPictures, otherTypes } from "./report-groups.ts";
import { ReportView } from "./report-view.tsx";
import { transfer } from "./words.ts";

const { trial: text, report: reportText } = transfer;

type Props = { run: ImportRun; folder: string; mayFetch: boolean; onOther: () => void };

/** What would come, what else may, and the press that brings it. */
export function TrialResult(props: Props) {
  const { run } = props;
  const { data, isLoadingError, refetch, isFetching } = useImportReport(run.id);
  if (isLoadingError) {
    return <ListFailed text={reportText.failed} onRetry={refetch} busy={isFetching} />;
  }
  return (
    <SettingsSection title={text.title}>
      <p className="text-text-2">{text.lead(run.source)}</p>
      {data ? <Result {...props} report={data} /> : <Skeleton className="h-40 w-full" />}
    </SettingsSection>
  );
}

function Result({ run, folder, mayFetch, onOther, report }: Props & { report: ImportReport }) {
  const [options, setOptions] = useState(run.options);
  const order = useImportOrder((client, kind: "trial" | "import") =>
    startImport(client, kind, folder, options),
  );
  const isSame = JSON.stringify(options) === JSON.stringify(run.options);
  const { brought, leftOut } = report;
  const canBring = brought.length > 0 || report.redirects > 0 || !isSame;
  return (
    <>
      <ReportView report={report} source={run.source} isTrial />
      <MoreOptions
        report={report}
        chosen={run.options}
        options={options}
        mayFetch={mayFetch}
        onChange={setOptions}
      />
      {brought.length === 0 && (
        <p className="font-semibold">{leftOut.length > 0 ? text.nothingNew : text.nothing}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {canBring && (
          <Button disabled={order.isPending} onClick={() => order.mutate("import")}>
            {text.bring}
          </Button>
        )}
        {!isSame && (
          <Button
            variant="secondary"
            disabled={order.isPending}
            onClick={() => order.mutate("trial")}
          >
            {text.again}
          </Button>
        )}
        <Button variant="secondary" disabled={order.isPending} onClick={onOther}>
          {text.other}
        </Button>
      </div>
    </>
  );
}

type OptionsProps = {
  report: ImportReport;
  /** Those of the trial: what it took along is no longer left out. */
  chosen: ImportOptions;
  options: ImportOptions;
  mayFetch: boolean;
  onChange: (options: ImportOptions) => void;
};

function MoreOptions({ report, chosen, options, mayFetch, onChange }: OptionsProps) {
  const { pages, types, unusedPictures } = otherTypes(report);
  const missing = missingPictures(report);
  const allTypes = [...new Set([...types.keys(), ...chosen.types])].sort();
  const offersFetch = chosen.fetch || missing > 0;
  const offersAll = chosen.allPictures || unusedPictures > 0;
  const offersPages = chosen.pages || pages > 0;
  if (!offersPages && !offersAll && !offersFetch && allTypes.length === 0) return null;
  const toggle = (type: string, isOn: boolean) => {
    const others = options.types.filter((one) => one !== type);
    onChange({ ...options, types: isOn ? [...others, type].sort() : others });
  };
  return (
    <fieldset className="grid min-w-0 gap-4 border border-line p-5">
      <legend className="label px-2 text-text-2">{text.more}</legend>
      {offersPages && (
        <Checkbox
          label={text.pages}
          hint={text.pagesHint(pages)}
          checked={options.pages}
          onChange={({ currentTarget }) => onChange({ ...options, pages: currentTarget.checked })}
        />
      )}
      {allTypes.map((type) => (
        <Checkbox
          key={type}
          label={text.type(type)}
          hint={text.typeHint(types.get(type) ?? 0)}
          checked={options.types.includes(type)}
          onChange={({ currentTarget }) => toggle(type, currentTarget.checked)}
        />
      ))}
      {offersAll && (
        <Checkbox
          label={text.allPictures}
          hint={text.allPicturesHint(unusedPictures)}
          checked={options.allPictures}
          onChange={({ currentTarget }) =>
            onChange({ ...options, allPictures: currentTarget.checked })
          }
        />
      )}
      {offersFetch &&
        (mayFetch ? (
          <Checkbox
            label={text.fetch}
            hint={text.fetchHint(missing)}
            checked={options.fetch}
            onChange={({ currentTarget }) => onChange({ ...options, fetch: currentTarget.checked })}
          />
        ) : (
          <p className="text-text-2 text-sm">{text.mayNotFetch(missing)}</p>
        ))}
    </fieldset>
  );
}

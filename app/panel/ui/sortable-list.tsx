import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";
import { sorting } from "~/content/admin-tools.ts";
import { cx } from "~/ui/cx.ts";
import { GripIcon } from "./icons.tsx";

type Props = {
  /** Identities in their order; each must be unique. */
  ids: readonly string[];
  layout?: "column" | "grid";
  className?: string;
  onMove: (from: number, to: number) => void;
  children: (id: string, at: number) => ReactNode;
};

/** A list whose items are put in order by mouse, finger or keyboard (space, arrows, space). */
export function SortableList({ ids, layout = "column", className, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: unknown) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => sorting.lifted(place(active.id), ids.length),
    onDragOver: ({ over }) => (over ? sorting.over(place(over.id), ids.length) : undefined),
    onDragEnd: ({ over }) => (over ? sorting.dropped(place(over.id), ids.length) : undefined),
    onDragCancel: () => sorting.cancelled,
  };

  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(place(active.id) - 1, place(over.id) - 1);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: sorting.instructions },
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={layout === "grid" ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol className={className}>{ids.map((id, at) => children(id, at))}</ol>
      </SortableContext>
    </DndContext>
  );
}

type ItemProps = {
  id: string;
  label: string;
  className?: string;
  children: (grip: ReactNode) => ReactNode;
};

/** One item; `children` places the grip that moves it. */
export function SortableItem({ id, label, className, children }: ItemProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const grip = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={label}
      data-lifted={isDragging || undefined}
      className="grid size-10 cursor-grab touch-none place-items-center rounded-frame text-text-2 hover:bg-raised hover:text-text"
    >
      <GripIcon />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={cx(className, isDragging && "relative z-10 opacity-80")}
    >
      {children(grip)}
    </li>
  );
}

/** The mark: a snowflake, every other arm of which is the blade of a fan, in the current colour. It is decoration beside the name. */
export function Mark({ size = 40, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="2 2 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {[undefined, "rotate(120 16 16)", "rotate(240 16 16)"].map((turn) => (
        <path key={turn ?? "upright"} transform={turn} d="M16 16V3.5M12.4 5.4 16 9l3.6-3.6m-.4 8.8q5.4-3.3 4-8.8" />
      ))}
    </svg>
  );
}

/** The WS mark: both letters bent from one pipe, as a coil is bent, in the current colour. It is decoration beside the name. */
export function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="2.5 2.5 27 27"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 7v14.5a3.5 3.5 0 0 0 7 0v-10m0 10a3.5 3.5 0 0 0 7 0v-10A4.5 4.5 0 0 1 22.5 7H28M18 11.5a4.5 4.5 0 0 0 4.5 4.5h1a4.5 4.5 0 0 1 0 9H22" />
    </svg>
  );
}

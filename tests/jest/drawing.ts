/** Stands for a drawing, which webpack makes a component: an empty element. */
export default "svg";

"""The parts of the map tool: from a graph of regions to drawn shapes."""

import Imaging

extension App {
    /// Ends the process after the work when it was started as a worker of another.
    /// - Parameter arguments: without the program's name.
    public static func work(ifAskedBy arguments: ArraySlice<String>) {
        RenderingWorker.run(ifAskedBy: arguments)
        PosterWorker.run(ifAskedBy: arguments)
    }
}
